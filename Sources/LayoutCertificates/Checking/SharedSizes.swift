import struct LinearProgramming.Rational

/// The sizes that blocks give to views: a view that two of them size must have one size.
///
/// This holds the blocks together: what a block takes as the answer of a view behind a cut is what that
/// view's own block comes to.
struct SharedSizes {
  private enum Length: Hashable {
    case finite(Rational)
    case infinite
    case negativeInfinite

    init(_ side: SizeCertificate.Side) {
      switch side {
      case .finite(let form): self = .finite(form.value)
      case .infinite: self = .infinite
      case .negativeInfinite: self = .negativeInfinite
      }
    }
  }

  private var sizes: [String: (block: String, width: Length, height: Length)] = [:]

  /// Takes in the sizes of a block.
  mutating func add(_ block: BlockCertificate) throws(CertificateRefusal) {
    var isOwnThere = false
    var seen: Set<String> = []
    for size in block.sizes {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      guard seen.insert(size.view).inserted else {
        throw CertificateRefusal(.sizedOtherwise(in: block.view), place)
      }
      let (width, height) = (Length(size.width), Length(size.height))
      if let known = sizes[size.view], known.width != width || known.height != height {
        throw CertificateRefusal(.sizedOtherwise(in: known.block), place)
      }
      sizes[size.view] = (block.view, width, height)
      if size.view == block.view { isOwnThere = true }
    }
    guard isOwnThere else {
      throw CertificateRefusal(.ownSizeMissing, CertificateRefusal.Place(block: block.view))
    }
  }
}

import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// The sizes that blocks give to views: a view that two of them size must have one size.
///
/// This holds the blocks together: what a block takes as the answer of a view behind a cut is what that
/// view's own block comes to.
struct SharedSizes {
  private var sizes: [String: (block: String, width: Extended<Rational>, height: Extended<Rational>)] = [:]

  /// Takes in the sizes of a block.
  mutating func add(_ block: BlockCertificate) throws(CertificateRefusal) {
    var isOwnThere = false
    var seen: Set<String> = []
    for size in block.sizes {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      guard seen.insert(size.view).inserted else {
        throw CertificateRefusal(.sizedOtherwise(in: block.view), place)
      }
      let (width, height) = (size.width.map(\.value), size.height.map(\.value))
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

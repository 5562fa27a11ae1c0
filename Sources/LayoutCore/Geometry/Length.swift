import Foundation

/// A length in points, by the name it had when SwiftUI was new.
public typealias Length = CGFloat

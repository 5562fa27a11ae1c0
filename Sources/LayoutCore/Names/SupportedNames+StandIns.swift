extension SupportedNames {
  /// Controls and containers of a platform, with their styles.
  static let standIns = """
    .menuStyle .formStyle .datePickerStyle .tabViewStyle MenuStyle FormStyle DatePickerStyle TabViewStyle
    PrimitiveButtonStyle DefaultMenuStyle BorderlessButtonMenuStyle ButtonMenuStyle AutomaticFormStyle GroupedFormStyle
    ColumnsFormStyle DefaultDatePickerStyle CompactDatePickerStyle GraphicalDatePickerStyle WheelDatePickerStyle
    DefaultTabViewStyle PageTabViewStyle DefaultPickerStyle MenuPickerStyle SegmentedPickerStyle InlinePickerStyle
    WheelPickerStyle NavigationLinkPickerStyle PalettePickerStyle
    AsyncImage DatePicker ShareLink BorderedButtonStyle Button ButtonRole ButtonStyle ButtonToggleStyle DisclosureGroup Form GroupBox
    IconOnlyLabelStyle Label LabelStyle LabeledContent Link List Menu NavigationLink NavigationStack NavigationView
    Picker PickerStyle PlainButtonStyle ProgressView Section SecureField Slider Stepper SwitchToggleStyle TabView
    TextField TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
    ColorPicker ContentUnavailableView ControlGroup EditButton Gauge ScrollViewReader
    AutomaticLabeledContentStyle CircularProgressViewStyle DefaultGroupBoxStyle DefaultProgressViewStyle GroupBoxStyle
    LabeledContentStyle LinearProgressViewStyle ProgressViewStyle
    .groupBoxStyle .labeledContentStyle .progressViewStyle
    AccessoryCircularGaugeStyle AutomaticControlGroupStyle AutomaticDisclosureGroupStyle ControlGroupStyle ControlSize
    DefaultGaugeStyle DisclosureGroupStyle GaugeStyle NavigationSplitView PlainTextFieldStyle
    RoundedBorderTextFieldStyle TextEditor TextFieldStyle
    .contentMargins .controlGroupStyle .controlSize .disclosureGroupStyle .gaugeStyle .labelsHidden .listRowInsets .textFieldStyle
    .imageScale
    .buttonStyle .labelStyle .toggleStyle
    """
}

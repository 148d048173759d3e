/**
 * Formatters of Intl, each made once: a slow phone takes a millisecond or more to make one, and a calendar asks for
 * hundreds.
 */

const once = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

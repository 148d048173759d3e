/** A text with a capital at its beginning: Intl gives the names of days and months in small letters. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

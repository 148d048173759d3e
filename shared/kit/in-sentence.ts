/** Some words in a sentence: "mandag, tirsdag og onsdag". */
export const inSentence = (words: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)

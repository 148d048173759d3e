/** The first `most` letters of a text, with a mark when there are more. */
export const beginningOf = (text: string, most = 120): string =>
  text.length > most ? `${text.slice(0, most)} …` : text

/** A text as it may stand in HTML, also inside an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

/** Escapes a text for HTML, also for an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

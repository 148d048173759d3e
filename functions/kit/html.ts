/** Escapes a text for HTML, also for an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

/** Writes JSON that is safe inside a script element: no text in it can end the element. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

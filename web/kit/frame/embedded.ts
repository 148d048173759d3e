/**
 * The data of the page's first calls, which the document brings along (functions/markets/pages). A screen shows it at
 * once and fetches it again behind it.
 */
const element = globalThis.document?.getElementById('embedded')

export const embedded: Record<string, unknown> = element?.textContent ? JSON.parse(element.textContent) : {}

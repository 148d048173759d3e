/**
 * Payment terms as staff type them: plain text with a few marks, which becomes HTML and back. `#` and `##` begin headings,
 * `-` and `1.` lists, `**bold**`, `*slanted*`, `[text](address)`.
 */

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/** Marks within a line. What is no mark stays as it was typed. */
const inline = (line: string): string =>
  escaped(line)
    .replace(/\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\n]+)\*/g, '<em>$1</em>')

const LISTS = [
  { tag: 'ul', mark: /^- +/ },
  { tag: 'ol', mark: /^\d{1,3}\. +/ },
] as const

const block = (lines: readonly string[]): string => {
  const [first = ''] = lines
  const [heading = ''] = /^##? /.exec(first) ?? []
  if (heading && lines.length === 1) {
    const tag = heading === '# ' ? 'h2' : 'h3'
    return `<${tag}>${inline(first.slice(heading.length))}</${tag}>`
  }
  const list = LISTS.find(({ mark }) => lines.every(line => mark.test(line)))
  if (list) {
    const items = lines.map(line => `<li>${inline(line.replace(list.mark, ''))}</li>`)
    return `<${list.tag}>${items.join('')}</${list.tag}>`
  }
  return `<p>${lines.map(inline).join('<br />')}</p>`
}

/** A line that is a block of its own, and where a list begins or ends, though no empty line says so. */
const beginsBlock = (line: string, before: string | undefined): boolean => {
  if (before === undefined || /^##? /.test(line) || /^##? /.test(before)) return true
  return LISTS.some(({ mark }) => mark.test(line) !== mark.test(before))
}

/** The HTML of typed terms. */
export const termsHtml = (text: string): string => {
  const blocks: string[][] = []
  let before: string | undefined
  for (const line of text.split('\n').map(one => one.trim())) {
    if (!line) before = undefined
    else {
      if (beginsBlock(line, before)) blocks.push([])
      blocks.at(-1)?.push(line)
      before = line
    }
  }
  return blocks.map(block).join('\n')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const unescaped = (html: string): string =>
  html.replace(/&(?:#(\d+)|(amp|lt|gt|quot|nbsp));/g, (_, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? ''),
  )

/** The text from which staff go on: the marks of HTML that was saved. Other tags are left out. */
export const termsText = (html: string): string => {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<\/?(strong|b)>/g, '**')
    .replace(/<\/?(em|i)>/g, '*')
    .replace(/ ?<br ?\/?> ?/g, '\n')
    .replace(/<h[12]>(.*?)<\/h[12]>/g, '\n\n# $1\n\n')
    .replace(/<h[34]>(.*?)<\/h[34]>/g, '\n\n## $1\n\n')
    .replace(/<ol>(.*?)<\/ol>/g, (_, items: string) => {
      let at = 0
      return `\n\n${items.replace(/ ?<li>(.*?)<\/li> ?/g, (__, item: string) => `${++at}. ${item}\n`)}\n`
    })
    .replace(/<ul>(.*?)<\/ul>/g, '\n\n$1\n\n')
    .replace(/ ?<li>(.*?)<\/li> ?/g, '- $1\n')
    .replace(/<\/?p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
  return unescaped(marked)
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

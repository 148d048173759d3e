import fc from 'fast-check'
import { expect, test } from 'vitest'
import { termsHtml, termsText } from '#shared/markets/terms-text.ts'

const TEXT = `# Lejevilkår

Du lejer en **hylde** i en *periode*.
Skriv til [os](mailto:hej@example.com).

## Betaling

- Med kort
- Med Apple Pay

1. Book
2. Betal`

const HTML = `<h2>Lejevilkår</h2>
<p>Du lejer en <strong>hylde</strong> i en <em>periode</em>.<br />Skriv til <a href="mailto:hej@example.com">os</a>.</p>
<h3>Betaling</h3>
<ul><li>Med kort</li><li>Med Apple Pay</li></ul>
<ol><li>Book</li><li>Betal</li></ol>`

test('Marks become HTML, and HTML becomes the marks that staff typed', () => {
  expect(termsHtml(TEXT)).toBe(HTML)
  expect(termsText(HTML)).toBe(TEXT)
})

test('A heading or a list needs no empty line before it', () => {
  expect(termsHtml('# A\nText\n- one\n- two\nmore')).toBe(
    '<h2>A</h2>\n<p>Text</p>\n<ul><li>one</li><li>two</li></ul>\n<p>more</p>',
  )
})

test('No tag can be typed, and no address but of the web, mail and phones is linked', () => {
  expect(termsHtml('<script>x</script>')).toBe('<p>&#60;script&#62;x&#60;/script&#62;</p>')
  expect(termsHtml('[x](javascript:alert(1))')).not.toContain('<a')
  fc.assert(
    fc.property(fc.string(), text => {
      const html = termsHtml(text)
      const tags = [...html.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag)
      expect(tags.filter(tag => !/^(h2|h3|p|br|ul|ol|li|strong|em|a)$/.test(tag ?? ''))).toEqual([])
    }),
  )
})

test('What was typed once does not change when it is opened and saved again', () => {
  const word = fc.stringMatching(/^[a-zæøå]{1,8}$/)
  const line = fc
    .tuple(fc.constantFrom('', '# ', '## ', '- ', '1. '), word, word)
    .map(([mark, one, two]) => `${mark}${one} **${two}**`)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), lines => {
      const once = termsHtml(lines.join('\n'))
      expect(termsHtml(termsText(once))).toBe(once)
    }),
  )
})

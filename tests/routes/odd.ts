/** Generates invalid input: empty, huge, of the wrong type, or an injection. */
import fc from 'fast-check'

export const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '0',
    '-1',
    '1e999',
    '../..',
    '<script>',
    "' OR 1=1",
    '\u0000',
    '💥',
    'demo#MARKET',
    '__proto__',
  ),
  fc.string({ maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketId } from '#shared/kit/id.ts'
import { suggestedId } from '#web/identity/suggested-id.ts'

test.each([
  ['Skurets Æbler', 'skurets-aebler'],
  ['  Lopper & Løst på Å ', 'lopper-loest-paa-aa'],
  ['Größe 38', 'groesse-38'],
  ['Chez Zoé', 'chez-zoe'],
  ['!!!', ''],
])('%j becomes %j in an address', (name, id) => expect(suggestedId(name)).toBe(id))

test('What is suggested is a valid id, where it is long enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), name => {
      const id = suggestedId(name)
      return id.length < 2 || marketId.safeParse(id).success
    }),
  )
})

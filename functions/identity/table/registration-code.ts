/** The operator's codes, each of which opens one market (D31). */
import type { Seconds } from '#shared/kit/units.ts'
import { ALL_MARKETS } from '../../kit/all-markets.ts'
import type { Entity } from '../../kit/entity.ts'
import { digest } from '../../kit/ids.ts'
import type { Key, Write } from '../../kit/table.ts'

/** No market can be called `*`: the codes belong to no market yet. */

/** As it is kept: whoever reads the table learns no code. Blanks, dashes and the case of letters do not matter. */
export const hashOfCode = (code: string): string => digest(code.toLowerCase().replace(/[\s-]/g, ''))

const codeKey = (hash: string): Key => ({ pk: `${ALL_MARKETS}#REGISTRATIONCODE#${hash}`, sk: 'CODE' })

/** Makes a code valid. */
export const newRegistrationCode = (hash: string, createdTs: Seconds): Write => ({
  put: {
    Item: { ...codeKey(hash), kind: 'registration-code', createdTs },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Uses a code for a market. Throws `onConditionFailed` when it is unknown or was used. */
export const spendRegistrationCode = (hash: string, market: string, onConditionFailed: Error): Write => ({
  update: {
    Key: codeKey(hash),
    UpdateExpression: 'SET usedFor = :market',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(usedFor)',
    ExpressionAttributeValues: { ':market': market },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'For good: a used code stays used, and says which market it opened.',
  open: [],
  samples: {
    hashOfCode: null,
    newRegistrationCode: ['{hash}', 0],
    spendRegistrationCode: ['{hash}', '{market}', new Error()],
  },
}

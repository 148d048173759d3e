import * as z from 'zod/mini'

/** The most characters of a field, as the shape of its body says; undefined without a limit. */
export const mostCharacters = (body: z.ZodMiniObject, field: string): number | undefined => {
  const shape = body.shape[field]
  const text = shape instanceof z.ZodMiniOptional ? shape.def.innerType : shape
  for (const check of text?._zod.def.checks ?? []) {
    const { def } = check._zod
    if (def.check === 'max_length' && 'maximum' in def) return Number(def.maximum)
  }
  return undefined
}

import * as z from 'zod/mini'

/** The most characters of a field, as the shape of its body says; undefined without a limit. */
export const mostCharacters = (body: z.ZodMiniObject, field: string): number | undefined => {
  const shape = body.shape[field]
  const text = shape instanceof z.ZodMiniOptional ? shape.def.innerType : shape
  const most: unknown = text?._zod.bag.maximum
  return typeof most === 'number' ? most : undefined
}

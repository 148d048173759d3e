/** A shape of a contract as a JSON schema. */
import * as z from 'zod/mini'

export type Schema = Record<string, unknown>

/** A shape as it travels: before our side trims and before it fills in what is missing. */
export const schemaOf = (shape: z.ZodMiniType): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => dropRepeated(jsonSchema),
  })
  return schema
}

/** The rules of a text only repeat what its type or its format already says: an integer, a yes or no, a moment. */
const dropRepeated = (schema: Schema): void => {
  if (schema.type !== 'string' || schema.format === 'date-time') delete schema.pattern
  if (schema.type === 'boolean') delete schema.enum
}

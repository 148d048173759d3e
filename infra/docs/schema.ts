/** Turns a shape of a contract into a JSON schema. */
import * as z from 'zod/mini'

export type Schema = Record<string, unknown>

/** The schema of what a caller sends: before we trim texts and add defaults. */
export const schemaOf = (shape: z.ZodMiniType): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => dropRepeated(jsonSchema),
  })
  return schema
}

/** Removes patterns and enums that only repeat the type or the format. */
const dropRepeated = (schema: Schema): void => {
  if (schema.type !== 'string' || schema.format === 'date-time') delete schema.pattern
  if (schema.type === 'boolean') delete schema.enum
}

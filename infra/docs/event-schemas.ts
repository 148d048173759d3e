/** Describes every message by a JSON schema, for programs outside this code. */
import * as z from 'zod/mini'
import { envelope, type MessageContract } from '#events/envelope.ts'

/** Each file's path under /api/docs/, and its text. */
export const eventSchemas = (contracts: readonly MessageContract[]): Record<string, string> =>
  Object.fromEntries(
    contracts.map(contract => [
      `events/${contract.name}.v${contract.version}.json`,
      `${JSON.stringify(schemaOf(contract), null, 2)}\n`,
    ]),
  )

/** The schema for a receiver: it allows fields that a later version may add. */
const schemaOf = ({ name, version, payload }: MessageContract) =>
  z.toJSONSchema(z.extend(envelope, { name: z.literal(name), version: z.literal(version), payload }), {
    io: 'input',
  })

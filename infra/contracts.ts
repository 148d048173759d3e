import type { MessageContract } from '#events/envelope.ts'
import { filesLike, load } from './modules.ts'

/** Loads the contracts of all messages from the files of `events/`. */
export const loadContracts = async (): Promise<MessageContract[]> => {
  const files = await Promise.all(
    filesLike('events/*.ts').map(file => load<Record<string, Partial<MessageContract>>>(file)),
  )
  return files.flatMap(exported => Object.values(exported)).filter(isContract)
}

const isContract = (value: Partial<MessageContract>): value is MessageContract =>
  Boolean(value.name && value.version && value.payload)

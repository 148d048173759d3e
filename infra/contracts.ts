import type { MessageContract } from '#events/envelope.ts'
import { filesLike, load } from './modules.ts'

/** The contract of every message that the files of `events/` promise. */
export const loadContracts = async (): Promise<MessageContract[]> => {
  const files = await Promise.all(
    filesLike('events/*.ts').map(file => load<Record<string, Partial<MessageContract>>>(file)),
  )
  return files.flatMap(exported => Object.values(exported)).filter(isContract)
}

const isContract = (value: Partial<MessageContract>): value is MessageContract =>
  Boolean(value.name && value.version && value.payload)

import type { Store } from '../../store.ts'
import type { AttachedDocument, Entry } from './shapes.ts'

export type Records = ReturnType<typeof recordsOf>

/** What the books of each agreement hold. The sandbox knows an agreement by its token. */
export const recordsOf = (store: Store) => {
  const kind = (what: string, agreement: string) => `economic:${what}:${agreement}`
  const agreements = 'economic:agreements'
  return {
    entries: (agreement: string) => store.list<Entry>(kind('entries', agreement)),
    putEntry: (agreement: string, entry: Entry) => {
      store.put(agreements, agreement, agreement)
      store.put(kind('entries', agreement), String(entry.entryNumber), entry)
    },
    documents: (agreement: string) => store.list<AttachedDocument>(kind('documents', agreement)),
    putDocument: (agreement: string, document: AttachedDocument) =>
      store.put(kind('documents', agreement), String(document.number), document),
    /** The answer to a write with this key, if there was one. */
    answered: (agreement: string, key: string) =>
      store.get<{ url: string; status: number; body: string; atMs: number }>(kind('answers', agreement), key),
    noteAnswer: (
      agreement: string,
      key: string,
      answer: { url: string; status: number; body: string; atMs: number },
    ) => store.put(kind('answers', agreement), key, answer),
    /** All agreements that have entries. */
    agreements: () => store.list<string>(agreements),
  }
}

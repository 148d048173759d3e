/** Keeps cognito-local's users in our store, one row a user, so that a kill leaves no half-written change. */
import type { Store } from './store.ts'

type Tree = Record<string, unknown>
type Path = string | string[]

const DATE = /Date$/
const revive = (key: string, value: unknown) =>
  DATE.test(key) && typeof value === 'string' ? new Date(value) : value

/** The store interface of cognito-local. `_ctx` is its logger, which we do not use. */
export const userStores = (store: Store) => ({
  create: async (_ctx: unknown, id: string, defaults: Tree) => {
    const kind = `users:${id}`
    const tree: Tree = structuredClone(defaults)
    for (const row of store.list<{ path: string[]; value: string }>(kind)) {
      set(tree, row.path, JSON.parse(row.value, revive))
    }
    const save = (path: string[]) =>
      store.put(kind, path.join('\n'), { path, value: JSON.stringify(at(tree, path)) })
    return {
      // cognito-local changes users in place. A copy hides changes that it has not saved.
      get: async (_ctx: unknown, path: Path, fallback?: unknown) =>
        structuredClone(at(tree, list(path))) ?? fallback ?? null,
      getRoot: async () => structuredClone(tree),
      set: async (_ctx: unknown, path: Path, value: unknown) => {
        set(tree, list(path), structuredClone(value))
        save(list(path))
      },
      delete: async (_ctx: unknown, path: Path) => {
        const keys = list(path)
        delete (at(tree, keys.slice(0, -1)) as Tree)[keys.at(-1) ?? '']
        store.remove(kind, keys.join('\n'))
      },
    }
  },
})

const list = (path: Path): string[] => (Array.isArray(path) ? path : [path])

const at = (tree: Tree, path: string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner && Object.hasOwn(inner, key) ? (inner as Tree)[key] : undefined),
    tree,
  )

const set = (tree: Tree, path: string[], value: unknown): void => {
  const [key = '', ...rest] = path
  if (!rest.length) {
    tree[key] = value
    return
  }
  tree[key] ??= {}
  set(tree[key] as Tree, rest, value)
}

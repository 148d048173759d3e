/**
 * Verbs of a module that is loaded when the first of them is called: what staff need now and then is no part of a
 * function's start, for which a visitor waits.
 */
export const lazyVerbs = <Module extends Record<Name, Verb>, Name extends string>(
  load: () => Promise<Module>,
  ...names: readonly Name[]
): Pick<Module, Name> => {
  const verbs = names.map(name => [name, async (call: never) => (await load())[name](call)])
  return Object.fromEntries(verbs)
}

type Verb = (call: never) => Promise<unknown>

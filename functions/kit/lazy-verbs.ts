/**
 * Verbs of a module that is loaded when the first of them is called: what a visitor who books does not call is no part of
 * a function's start, for which that visitor waits. A bundle has all these modules in one part (infra/bundling.ts).
 */
export const lazyVerbs = <Module extends Record<Name, Verb>, Name extends string>(
  load: () => Promise<Module>,
  ...names: readonly Name[]
): Pick<Module, Name> => {
  const verbs = names.map(name => [name, async (call: never) => (await load())[name](call)])
  return Object.fromEntries(verbs)
}

type Verb = (call: never) => Promise<unknown>

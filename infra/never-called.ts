/** Stands in a bundle for a package that is never called (infra/bundling.ts). */
export const parse = (): never => {
  throw new Error('this package is not in the bundle')
}

export default parse

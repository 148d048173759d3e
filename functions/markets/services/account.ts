/** Whose account a key opens. */
export interface Account {
  /** What its owner calls it; empty: the service does not say. */
  name: string
  /** The service's own id of it, which stays when the key is replaced; empty: it does not say. */
  id: string
}

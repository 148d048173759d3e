import { useState } from 'react'

/**
 * A form that adds one thing after another: `key` makes it a new form for the next one, and only then, so what is typed
 * while the list loads stays. `addNext` fetches the list again.
 */
export const useNextForm = (retry: () => Promise<unknown>) => {
  const [added, setAdded] = useState(0)
  const addNext = () => {
    setAdded(before => before + 1)
    return retry()
  }
  return { key: added, addNext }
}

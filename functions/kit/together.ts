/** Collects what is asked for at the same moment, so that one call can answer it all. */

interface Asked<K, V> {
  key: K
  resolve: (value: V) => void
  reject: (error: unknown) => void
}

/**
 * A function that answers one key. It collects keys until the present work of the process has asked for all of its own,
 * and gives them to `answerAll`, which returns how to find the answer of each. When that fails, and `isForAll` says that
 * the error is not about every key, it asks again for each key alone.
 */
export const together = <K, V>(
  answerAll: (keys: readonly K[]) => Promise<(key: K) => V>,
  isForAll: (error: unknown) => boolean,
): ((key: K) => Promise<V>) => {
  let waiting: Asked<K, V>[] = []
  const answer = async (asked: readonly Asked<K, V>[]): Promise<void> => {
    try {
      const answerOf = await answerAll(asked.map(({ key }) => key))
      asked.forEach(({ key, resolve }) => {
        resolve(answerOf(key))
      })
    } catch (error) {
      const alone = asked.length > 1 && !isForAll(error)
      asked.forEach(one => {
        if (alone) void answer([one])
        else one.reject(error)
      })
    }
  }
  const answerWaiting = () => {
    const asked = waiting
    waiting = []
    void answer(asked)
  }
  return key =>
    new Promise((resolve, reject) => {
      if (!waiting.length) setImmediate(answerWaiting)
      waiting.push({ key, resolve, reject })
    })
}

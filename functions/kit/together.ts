/** Collects what is asked for at the same moment, so that one call can answer it all. */

interface Asked<K, V> {
  key: K
  resolve: (value: V) => void
  reject: (error: unknown) => void
}

/**
 * Makes a function that answers one key. Keys that are asked for in the same turn of the event loop go to `answerAll` in
 * one call, which returns how to find the answer of each. If the call fails, each key is tried alone, unless
 * `failsForEveryKey` says that the error would meet every key.
 */
export const together = <K, V>(
  answerAll: (keys: readonly K[]) => Promise<(key: K) => V>,
  failsForEveryKey: (error: unknown) => boolean,
): ((key: K) => Promise<V>) => {
  let waiting: Asked<K, V>[] = []
  const answer = async (asked: readonly Asked<K, V>[]): Promise<void> => {
    try {
      const answerOf = await answerAll(asked.map(({ key }) => key))
      asked.forEach(({ key, resolve }) => {
        resolve(answerOf(key))
      })
    } catch (error) {
      const alone = asked.length > 1 && !failsForEveryKey(error)
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

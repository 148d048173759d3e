/** Waits for all, also when one fails: parts that start after the failure must be stopped too. */
export const waitForAll = async <T extends readonly unknown[]>(
  starting: {
    [At in keyof T]: T[At] | Promise<T[At]>
  },
): Promise<T> => {
  await Promise.allSettled(starting)
  return (await Promise.all(starting)) as unknown as T
}

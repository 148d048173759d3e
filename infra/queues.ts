/** The queues, as data: the cloud and the local cloud are both made from it. */
export const QUEUES = {
  namePrefix: 'reol-',
  /** After so many tries a message goes to the dead letters of its domain. */
  tries: 5,
  /** The most messages that a worker gets at once. */
  batchSize: 10,
} as const

/** How long a message that a worker holds is hidden: six times the worker's time, as Lambda asks. */
export const visibilitySeconds = ({ timeoutSeconds }: { timeoutSeconds: number }): number =>
  timeoutSeconds * 6

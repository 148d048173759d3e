import type { WorkName } from '#events/works.ts'

/** What a function may touch besides its log. Each is the least that the AWS policy behind it can say. */
export type Grant =
  | 'table:read'
  | 'table:write'
  | 'users'
  | 'secrets'
  | 'mail'
  /** To link to, and to write, files that only who asked for them may have. */
  | 'downloads:read'
  | 'downloads:write'
  /** To send a message to this kind of work. */
  | `queue:${WorkName}`
  /** To send one at a moment, or at once when the moment has come. */
  | `schedules:${WorkName}`

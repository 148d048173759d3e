import type { WorkName } from '#events/works.ts'

/** What a function may access besides its log, each as narrow as AWS policies allow. */
export type Grant =
  | 'table:read'
  | 'table:write'
  /** To create, change and delete accounts. */
  | 'users'
  /** To log somebody in, and to renew a session. */
  | 'sessions'
  /** To sign the links of mails, and to check them. */
  | 'links'
  /** To seal the markets' credentials, and to open them. */
  | 'seals'
  /** To sign pushes, and to say with which key. */
  | 'push'
  /** To read the operator's keys of outside services. */
  | 'operator-keys'
  | 'mail'
  /** To link to and to write files that are for their asker alone. */
  | 'downloads:read'
  | 'downloads:write'
  /** To store and delete the pictures that everybody may see. */
  | 'files:write'
  /** To read the built pages of the site, and to write the markets' own. */
  | 'site:write'
  /** To send a message to this kind of work. */
  | `queue:${WorkName}`
  /** To send one at a moment, or at once when the moment has passed. */
  | `schedules:${WorkName}`

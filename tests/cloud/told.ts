/** What an answer tells: its status and its body. */
export const told = ({ status, body }: { status: number; body: unknown }) => [status, body]

/** What a link answers that is forged, expired or of another market. */
export const INVALID: [status: number, body: unknown] = [400, { detail: 'link_invalid' }]

/** One line of JSON a happening. Never a password, a token, a card or a whole body. */
import { Logger } from '@aws-lambda-powertools/logger'

export const log = new Logger({ serviceName: 'reol' })

/** Writes one line of JSON an entry. Never log a password, a token, card data or a whole body. */
import { Logger } from '@aws-lambda-powertools/logger'

/** Each line names its function as `service`: the log group is the domain's. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'reol' })

/** Builds the web once before all tests, so that the browser tests open the present sources. */
import { buildWeb } from '#infra/local/web.ts'

export const setup = (): Promise<void> => buildWeb()

/** Once before all tests: the pages that the browser tests open are those of the sources as they are. */
import { buildWeb } from '#infra/local/web.ts'

export const setup = (): Promise<void> => buildWeb()

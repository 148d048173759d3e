import { keepAnswerOfInstagram } from '../feeds/keep-answer.ts'
import { ALL_FILES } from '../i18n/all-files.ts'
import { addFiles } from '../i18n/language.ts'
import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { AdminRoutes } from './routes.tsx'

addFiles(ALL_FILES)
keepAnswerOfInstagram()
keepSessions()
void start(<AdminRoutes />, ['identity', 'staff'])

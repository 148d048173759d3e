import '../i18n/staff-files.ts'
import { keepAnswerOfInstagram } from '../feeds/keep-answer.ts'
import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { AdminRoutes } from './routes.tsx'

keepAnswerOfInstagram()
keepSessions()
void start(<AdminRoutes />, ['identity', 'staff'])

import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { tellFailure } from '../kit/notify.ts'
import { AdminRoutes } from './routes.tsx'

keepSessions()
start(<AdminRoutes />).catch(tellFailure)

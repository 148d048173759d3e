import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { tellFailure } from '../kit/notify.ts'
import { UserRoutes } from './routes.tsx'

keepSessions()
start(<UserRoutes />).catch(tellFailure)

import { keepSessions } from '../identity/keep-sessions.ts'
import { start } from '../kit/app.tsx'
import { tellFailure } from '../kit/notify.ts'
import { LoginRoutes } from './routes.tsx'

keepSessions()
start(<LoginRoutes />).catch(tellFailure)

import { start } from '../kit/app.tsx'
import { tellFailure } from '../kit/notify.ts'
import { PublicRoutes } from './routes.tsx'

start(<PublicRoutes />).catch(tellFailure)

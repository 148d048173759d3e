import { mayDo, type Right, STAFF_ROLES } from '#shared/kit/rights.ts'
import { useSession } from '../session.ts'

/**
 * Says whether the role of who is logged in has a right (D66), so that a screen hides what it may not. The server
 * decides; sessions from before there were roles are owners'.
 */
export const useMayDo = (): ((right: Right) => boolean) => {
  const session = useSession('admin')
  const role = STAFF_ROLES.find(one => one === session?.role) ?? 'owner'
  return right => mayDo(role, right)
}

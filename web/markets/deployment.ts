import { deploymentCalls } from '#shared/markets/deployment-calls.ts'
import { useRoute } from '../kit/use-route.ts'

/** What the operator says of the deployment. Nothing waits for it: what it names is shown when it is there. */
export const useDeployment = () =>
  useRoute(deploymentCalls.readDeployment, { audience: 'open' }, { revalidateIfStale: false })

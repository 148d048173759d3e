import { useDeployment } from '../markets/deployment.ts'
import type { OperatorContact } from '../markets/market.ts'
import { ContactButton } from './contact-button.tsx'

/** Anybody writes to the operator, where the deployment names one. */
export const WriteToOperator: OperatorContact = ({ label, isLink }) => {
  const { data } = useDeployment()
  return data?.takesFeedback ? <ContactButton to="operator" label={label} isLink={isLink} /> : null
}

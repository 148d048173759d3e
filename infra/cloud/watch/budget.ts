import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Settings } from '../settings.ts'

/**
 * Mails when the account's bill of a month will be above the budget, and when it is. Nobody is told without an address.
 * CloudFormation names it: with another address it makes a new budget before it deletes this one.
 */
export const makeBudget = (stack: Stack, { alarmEmails, monthlyBudget }: Settings): void => {
  if (!alarmEmails.length) return
  const subscribers = alarmEmails.map(address => ({ subscriptionType: 'EMAIL', address }))
  new CfnBudget(stack, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: ['FORECASTED', 'ACTUAL'].map(notificationType => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers,
    })),
  })
}

import { graphql } from '../graphql.ts';

/** What was asked about a product, page by page, or what of it holds some words. */
export const GetQuestions = graphql(`
  query getQuestions($urlKey: String!, $search: String, $page: Int!) {
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      items {
        uid
        questions(search: $search, pageSize: 4, currentPage: $page) {
          items {
            question_id
            text
            nickname
            created_at
            answers { text nickname created_at is_of_shop }
          }
          page_info { current_page total_pages }
          total_count
        }
      }
    }
  }
`);

/** Hands a question in; it is shown once approved. */
export const AskQuestion = graphql(`
  mutation askQuestion($input: AskProductQuestionInput!) {
    askProductQuestion(input: $input) { question { question_id } }
  }
`);

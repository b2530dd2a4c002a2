import { opinionTexts } from '#components/product/opinions/texts.ts';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import type { Question } from '#lib/contract/opinion.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';

export function QuestionItem({ question }: { question: Question }) {
  const { id, author, body, createdAt, answers } = question;
  return (
    <li>
      <p className="opinion-body opinion-asked">
        <span className="sr-only">{opinionTexts.asks}: </span>
        <WrittenText>{body}</WrittenText>
      </p>
      <p className="opinion-by">
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      {answers.map((answer) => (
        <div key={answer.id} className="opinion-answer">
          <p className="opinion-body">
            <span className="sr-only">{opinionTexts.answers}: </span>
            <WrittenText>{answer.body}</WrittenText>
          </p>
          <p className="opinion-by">
            <span>{answer.author}</span>
            {answer.isShop ? <span className="tag tag-info">{opinionTexts.shop}</span> : null}
          </p>
        </div>
      ))}
      <a className="link" rel="nofollow" href={paths.answerQuestion(id)}>
        {opinionTexts.answer}
      </a>
    </li>
  );
}
